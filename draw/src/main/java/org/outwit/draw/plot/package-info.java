/** Plots of measured numbers as SVG: lines with intervals, and what a paper printed beside them. */
package org.outwit.draw.plot;
