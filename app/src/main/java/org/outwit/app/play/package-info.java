/** Games at the terminal, matches and searches: what they say, in words and as JSON. */
package org.outwit.app.play;
