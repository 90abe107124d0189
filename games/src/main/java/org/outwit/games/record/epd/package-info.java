/** Chess positions with what is known about them, one a line: Extended Position Description. */
package org.outwit.games.record.epd;
