/** What a part of the web app is, and what it may use. */
package org.outwit.web.part;
