"""Cluster the notes of Jane Porter."""
# TODO: ask Maria Gomez to review this by Friday
from acme import Client


class Cluster:
    def __init__(self, client: Client):
        self.client = client  # decided: keep the client

    def run(self):
        # We agreed to use k-means
        return self.client.fetch("Acme Corp")
