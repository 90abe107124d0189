/** What somebody values and how deep they look, both learned from their moves: Carmel and Markovitch, section 6.2. */
package org.outwit.learn.strategy;
