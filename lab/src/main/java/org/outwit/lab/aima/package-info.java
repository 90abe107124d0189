/** Russell and Norvig, <i>Artificial Intelligence</i>, the chapter on adversarial search: its claims and its exercises, measured. */
package org.outwit.lab.aima;
