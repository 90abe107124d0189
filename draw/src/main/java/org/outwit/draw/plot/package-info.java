/** Plots of measured numbers as SVG: lines with intervals, and what a paper printed beside them; rows for things that have no order. */
package org.outwit.draw.plot;
