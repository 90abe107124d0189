/**
 * Playing: players who move, clocks, a referee, matches and their results. Searches are in core and records in games; this module
 * adds time, opponents and scores.
 */
package org.outwit.play;
