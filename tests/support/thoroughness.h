#pragma once

#include <QtGlobal>

namespace stemdesk::test {

/// How often to try things that depend on chance or timing: `thorough` in a run with STEMDESK_TEST_THOROUGH (./desk
/// test --all), otherwise `usual`.
inline int triesOf(int usual, int thorough)
{
    return qEnvironmentVariableIntValue("STEMDESK_TEST_THOROUGH") > 0 ? thorough : usual;
}

} // namespace stemdesk::test
