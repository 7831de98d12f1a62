"""Trains, measures and exports the model that tells the five kinds of waste apart."""
