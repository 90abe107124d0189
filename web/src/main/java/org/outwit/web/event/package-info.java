/** What happens on the server, told to pages over one connection each: topics, numbered events, and what was missed. */
package org.outwit.web.event;
