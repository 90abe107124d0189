/**
 * Playing: players who move, clocks, a referee, matches and what they say about strength. Searches are core's, records of
 * games are those of the games; what is added here is time, opponents and the counting of results.
 */
package org.outwit.play;
