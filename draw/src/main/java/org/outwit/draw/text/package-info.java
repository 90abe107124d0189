/** Text for people: what several reports share. */
package org.outwit.draw.text;
