/**
 * Many games and pages at once on a server of the web app, to see whether it holds: what people would do is done by programs over the
 * same requests and events as pages use, from a process of its own.
 */
package org.outwit.app.load;
