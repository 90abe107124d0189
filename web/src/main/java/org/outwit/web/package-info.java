/**
 * The web app: {@link org.outwit.web.OutwitServer} puts the parts together and serves them. Each part of the program that has pages is
 * a {@link org.outwit.web.part.WebPart} in a package of its own; what they share is below {@code web.http}, {@code web.event} and
 * {@code web.job}. Pages know no rules: the server sends what a board looks like and which cells each move touches.
 */
package org.outwit.web;
