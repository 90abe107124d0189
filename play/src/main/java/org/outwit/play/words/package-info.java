/** What happens in games, in words: moves, values, hints, reasons. Terminals and pages say the same. */
package org.outwit.play.words;
