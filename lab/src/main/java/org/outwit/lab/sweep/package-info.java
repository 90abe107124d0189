/**
 * Sweeps: experiments that a file describes. A file names what is measured and gives values to names such as game, player and nodes; every
 * combination of values is measured with every seed. What a cell comes to depends on what stands in the cell, so files may grow.
 */
package org.outwit.lab.sweep;
