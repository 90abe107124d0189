/** Tournaments: who meets whom, what came out, how strong everybody is. A tournament is an experiment whose cells are openings. */
package org.outwit.lab.tournament;
