#pragma once

namespace stemdesk {

/// The role of a part of a page, for screen readers.
enum class PageTag {
    Artifact, ///< Decoration, or text that is repeated elsewhere.
    Title,
    Heading,
    Subheading,
    Paragraph,
    ParagraphGoesOn, ///< Another line of the previous paragraph.
    HeadRow, ///< A table's head; consecutive ones form a single row.
    Row
};

} // namespace stemdesk
