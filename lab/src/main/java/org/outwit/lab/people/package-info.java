/** How well people are predicted: experiments on the learning that users get. */
package org.outwit.lab.people;
