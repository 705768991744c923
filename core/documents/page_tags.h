#pragma once

namespace stemdesk {

/// What a part of a page is, for readers that do not see it.
enum class PageTag {
    Artifact, ///< Said elsewhere too, or only there to be looked at.
    Title,
    Heading,
    Subheading,
    Paragraph,
    ParagraphGoesOn, ///< Another line of the paragraph before.
    HeadRow, ///< Of a table; rows that follow each other are one.
    Row
};

} // namespace stemdesk
