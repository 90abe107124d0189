/** How deep somebody looks whose function is known: Carmel and Markovitch, section 6.1. */
package org.outwit.learn.depth;
