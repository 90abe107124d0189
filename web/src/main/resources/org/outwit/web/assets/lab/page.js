/** Lab: what its pages are made of. The server writes the reports; these take over what changes. */
import './live.js';
import './search.js';
import './form.js';
