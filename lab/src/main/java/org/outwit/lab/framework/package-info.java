/** Pijls and de Bruin, <i>A framework for game tree algorithms</i> (1992): what its searches develop and what they hold in memory. */
package org.outwit.lab.framework;
