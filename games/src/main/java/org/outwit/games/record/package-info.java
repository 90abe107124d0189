/**
 * Records of played games: what all formats share. A format reads a stream and hands over one game after the other, so
 * that files of any size fit; what it cannot use it rejects by place and reason, and goes on. Each format has a package
 * of its own below this one.
 */
package org.outwit.games.record;
