"""Reads files out of a repository: a folder, a checkout, or a git directory without a work tree."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

GIT_TREE_BLOB = "blob"


class Repository(Protocol):
    commit: str

    def paths(self) -> list[str]: ...

    def read(self, path: str) -> bytes | None: ...


def git(folder: Path, *arguments: str) -> bytes:
    return subprocess.run(["git", "-c", "safe.directory=*", "-C", folder, *arguments], check=True, stdout=-1).stdout


class Folder:
    """Files as they lie; the commit is that of the checkout, if it is one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commit = git(folder, "rev-parse", "HEAD").decode().strip() if (folder / ".git").exists() else ""

    def paths(self) -> list[str]:
        files = (file for file in self.folder.rglob("*") if file.is_file())
        relative = (file.relative_to(self.folder) for file in files)
        return sorted(path.as_posix() for path in relative if path.parts[0] != ".git")

    def read(self, path: str) -> bytes | None:
        return (self.folder / path).read_bytes()


class GitDirectory:
    """One long-running `git cat-file`: a process for each of thousands of photos would take minutes."""

    def __init__(self, folder: Path) -> None:
        self.commit = git(folder, "rev-parse", "HEAD").decode().strip()
        self.blobs = dict(blobs_of(git(folder, "ls-tree", "-r", "-z", "HEAD")))
        command = ["git", "-c", "safe.directory=*", "-C", str(folder), "cat-file", "--batch"]
        self.reader = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def paths(self) -> list[str]:
        return sorted(self.blobs)

    def read(self, path: str) -> bytes | None:
        """None for a file that is listed but not stored."""
        assert self.reader.stdin is not None and self.reader.stdout is not None
        self.reader.stdin.write(f"{self.blobs[path]}\n".encode())
        self.reader.stdin.flush()
        head = self.reader.stdout.readline().split()
        if len(head) != 3:
            return None
        content = self.reader.stdout.read(int(head[2]))
        self.reader.stdout.read(1)
        return content


def blobs_of(tree: bytes) -> Iterator[tuple[str, str]]:
    for entry in tree.split(b"\0"):
        head, _, path = entry.partition(b"\t")
        kind_and_name = head.decode().split()
        if len(kind_and_name) == 3 and kind_and_name[1] == GIT_TREE_BLOB:
            yield path.decode(errors="surrogateescape"), kind_and_name[2]


def open_repository(folder: Path) -> Repository:
    return GitDirectory(folder) if (folder / "objects").is_dir() and (folder / "HEAD").is_file() else Folder(folder)
