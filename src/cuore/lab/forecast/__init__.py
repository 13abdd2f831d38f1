"""The forecast of a town: what to expect of it, from games between our bots, with how sure every number is.

A ``ForecastPlan`` says everything that decides the result. ``forecast`` plays what it takes, or finds it in a
``Cache``, and gives a ``Forecast``: plain data (``data``), some sentences (``headline``), or one page (``page``). What
it says is about these players on that town.

``search`` goes the other way: from ``Likings`` ("rounds=20", "close") to a town whose forecast is like that, ``Found``.
"""

from cuore.lab.forecast.cache import Cache, default_folder
from cuore.lab.forecast.findings import Forecast
from cuore.lab.forecast.forecast import forecast
from cuore.lab.forecast.found import Found
from cuore.lab.forecast.likings import Likings, are_likings, read_likings
from cuore.lab.forecast.page import page
from cuore.lab.forecast.plan import SIZES, ForecastPlan, size
from cuore.lab.forecast.search import Effort, search
from cuore.lab.forecast.words import headline

__all__ = [
    "SIZES",
    "Cache",
    "Effort",
    "Forecast",
    "ForecastPlan",
    "Found",
    "Likings",
    "are_likings",
    "default_folder",
    "forecast",
    "headline",
    "page",
    "read_likings",
    "search",
    "size",
]
