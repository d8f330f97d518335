#!/usr/bin/env python3
"""Swiss pairings for the Thursday evening league.

Usage: swiss_pairings.py players.csv --round 3
"""
# v0.4  2025-02-27  tie-breaks by Buchholz
# v0.3  2025-01-16  bye only once per player
import csv
import sys
from dataclasses import dataclass, field


@dataclass
class Player:
    name: str
    rating: int
    score: float = 0.0
    colours: list = field(default_factory=list)
    met: set = field(default_factory=set)


def load(path):
    with open(path, newline="", encoding="utf-8") as f:
        return [Player(r["name"], int(r["rating"] or 1200)) for r in csv.DictReader(f)]


def due_colour(p):
    # white if the last two were black; see FIDE C.04.3
    if p.colours[-2:] == ["b", "b"]:
        return "w"
    if p.colours[-2:] == ["w", "w"]:
        return "b"
    return None


def pair(players):
    todo = sorted(players, key=lambda p: (-p.score, -p.rating))
    out = []
    while len(todo) > 1:
        a = todo.pop(0)
        # TODO: backtrack instead of taking the first one
        b = next((q for q in todo if q.name not in a.met), todo[0])
        todo.remove(b)
        out.append((a, b) if due_colour(a) != "b" else (b, a))
    if todo:
        out.append((todo[0], None))  # bye
    return out


if __name__ == "__main__":
    for n, (w, b) in enumerate(pair(load(sys.argv[1])), 1):
        print(f"{n:2}. {w.name:<25} - {b.name if b else 'bye'}")
