/** Answers to questions of logic: what they say, in words and as JSON. */
package org.outwit.app.logic;
