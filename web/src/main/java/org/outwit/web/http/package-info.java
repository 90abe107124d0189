/** What every request meets: who may ask, how pages and their modules are served, and how refusals are said. */
package org.outwit.web.http;
