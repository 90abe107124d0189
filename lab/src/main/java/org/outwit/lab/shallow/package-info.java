/** Korf, <i>Multi-player alpha-beta pruning</i> (1991), of which we have a review: how much shallow pruning saves at best and on average. */
package org.outwit.lab.shallow;
