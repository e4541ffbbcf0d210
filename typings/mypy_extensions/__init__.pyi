from collections.abc import Callable
from typing import TypeVar

i64 = int

_T = TypeVar("_T")

def mypyc_attr(*, allow_interpreted_subclasses: bool = ...) -> Callable[[_T], _T]: ...
