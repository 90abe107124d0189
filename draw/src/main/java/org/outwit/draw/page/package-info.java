/** What all pages have in common: markup that is well-formed, the frame with the style sheet, and how sections are laid out. */
package org.outwit.draw.page;
