/**
 * Learns an opponent from moves they made: how deep they look and, in parts to come, what they value. Carmel and
 * Markovitch, <i>Learning and using opponent models in adversary search</i>, section 6.
 */
package org.outwit.learn;
