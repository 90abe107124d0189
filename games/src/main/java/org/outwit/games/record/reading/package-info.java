/**
 * What readers of several formats share: lines of bounded length, and the replay of moves with the passes that records
 * leave out.
 */
package org.outwit.games.record.reading;
