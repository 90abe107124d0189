/** Playing at the terminal, and what searches found, in words. */
package org.outwit.app.play;
