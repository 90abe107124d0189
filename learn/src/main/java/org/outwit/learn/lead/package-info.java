/**
 * Opening leads of bridge: what people lead from which hand after which auction. {@link org.outwit.learn.lead.LeadDecision} is one of them as a
 * record has it, {@link org.outwit.learn.lead.LeadFeatures} what can be said about a card, {@link org.outwit.learn.lead.LeadModel} the
 * chances of all cards, learned by {@link org.outwit.learn.prediction.Softmax}. {@link org.outwit.learn.lead.LeadRules} are the rules of
 * thumb that a model has to beat, and {@link org.outwit.learn.lead.LeadConvention} says which card of a suit they lead.
 */
package org.outwit.learn.lead;
