/** Text for people: what several reports share. */
package org.outwit.app.text;
