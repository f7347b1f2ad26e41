"""Pictures that Python paints for the scene: the cloth and the fan of cards."""
