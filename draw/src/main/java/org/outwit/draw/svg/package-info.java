/** SVG, written element by element, and text inside XML. */
package org.outwit.draw.svg;
