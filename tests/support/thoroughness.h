#pragma once

#include <QtGlobal>

namespace stemdesk::test {

/// How often a test tries what chance or time decides: `thorough` in a run that STEMDESK_TEST_THOROUGH asks to take its
/// time (./desk test --all), else `usual`.
inline int triesOf(int usual, int thorough)
{
    return qEnvironmentVariableIntValue("STEMDESK_TEST_THOROUGH") > 0 ? thorough : usual;
}

} // namespace stemdesk::test
