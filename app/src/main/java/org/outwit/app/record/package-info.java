/** What a file of played games holds, for people and for programs. */
package org.outwit.app.record;
