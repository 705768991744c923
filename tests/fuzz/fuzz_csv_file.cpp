#include "tests/fuzz/read_as_the_window.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    stemdesk::readTwice(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
