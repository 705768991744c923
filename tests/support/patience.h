#pragma once

#include <QTest>

// Qt's own five seconds are too few where a busy machine shares two cores among many tests. Nothing waits this long
// but a test that fails.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 20'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, 20'000)
