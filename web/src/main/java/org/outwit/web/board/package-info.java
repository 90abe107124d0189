/** Positions as pages need them: what a board looks like, its pieces, and which cells each legal move touches. */
package org.outwit.web.board;
