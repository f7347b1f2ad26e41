"""Days and times as a person says them, in the order of their own country."""

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime


def spoken_locale() -> QLocale:
    """Return the person's locale if it speaks the window's language, else that of the language."""
    system = QLocale.system()
    return system if system.language() == QLocale().language() else QLocale()


def day(moment: datetime, now: datetime, locale: QLocale) -> str:
    """Return the day of a moment where `now` is; the year only when it is another one."""
    local = moment.astimezone(now.tzinfo)
    if local.year == now.year:
        words = QCoreApplication.translate("Moments", "{day} {month}")
    else:
        words = QCoreApplication.translate("Moments", "{day} {month} {year}")
    # Not `monthName`: after a day, some languages bend the name of the month.
    month = locale.toString(QDate(local.year, local.month, local.day), "MMMM")
    return (
        words.replace("{day}", str(local.day))
        .replace("{month}", month)
        .replace("{year}", str(local.year))
    )


def day_and_time(moment: datetime, now: datetime, locale: QLocale) -> str:
    """Return when something was: today or yesterday by name, else the day, and the time."""
    local = moment.astimezone(now.tzinfo)
    time = locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    return _with_time(local.date(), now.date(), day(moment, now, locale)).replace("{time}", time)


def _with_time(that: date, today: date, named: str) -> str:
    if that == today:
        return QCoreApplication.translate("Moments", "Today, {time}")
    if that == today - timedelta(days=1):
        return QCoreApplication.translate("Moments", "Yesterday, {time}")
    return QCoreApplication.translate("Moments", "{day}, {time}").replace("{day}", named)
