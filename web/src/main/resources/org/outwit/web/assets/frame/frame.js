/** What all pages have: light or dark, the line that says when the server is gone, and the long work that is going on. */
import { html, LitElement, nothing } from 'lit';
import { bar } from './bar.js';
import { onConnection, watch } from './events.js';
import './install.js';
import { post } from './request.js';

const THEMES = ['system', 'light', 'dark'];

const kept = () => {
  try {
    return localStorage.getItem('theme') ?? 'system';
  } catch {
    return 'system';
  }
};

const show = (theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

show(kept());

/** Elements in the page itself, so that one set of style sheets and every reader of pages sees them. */
export class PageElement extends LitElement {
  /** What the server put there for readers without script gives way. */
  createRenderRoot() {
    this.replaceChildren();
    return this;
  }
}

class Theme extends PageElement {
  static properties = { theme: { state: true } };

  constructor() {
    super();
    this.theme = kept();
  }

  render() {
    const next = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length];
    return html`<button class="plain small" @click=${() => this.choose(next)}>
      Colours: ${this.theme}<span class="hidden-text">, change to ${next}</span>
    </button>`;
  }

  choose(theme) {
    this.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // it lasts as long as the page
    }
    show(theme);
  }
}

class Connection extends PageElement {
  connectedCallback() {
    super.connectedCallback();
    this.setAttribute('role', 'status');
    onConnection((connected, why) => {
      this.connected = connected;
      this.why = why;
      this.requestUpdate();
    });
  }

  render() {
    if (!this.connected && this.why) return html`${this.why} This page tries again once a minute.`;
    return this.connected
      ? nothing
      : html`The server cannot be reached. What was confirmed is kept; this page goes on by itself when it is back.`;
  }
}

class Jobs extends PageElement {
  static properties = { jobs: { state: true }, open: { state: true } };

  constructor() {
    super();
    this.jobs = [];
    this.open = false;
  }

  connectedCallback() {
    super.connectedCallback();
    watch('jobs', ({ kind, data }) => {
      if (kind === 'picture') this.jobs = data.jobs;
      else this.jobs = [data, ...this.jobs.filter((each) => each.id !== data.id)].sort((a, b) => b.created - a.created);
      if (kind === 'job') dispatchEvent(new CustomEvent('outwit-job', { detail: data }));
      else dispatchEvent(new CustomEvent('outwit-jobs')); // whatever ended meanwhile was not told
    });
  }

  render() {
    if (!this.jobs.length) return nothing;
    const busy = this.jobs.filter((each) => each.state === 'running' || each.state === 'waiting').length;
    return html`<button class="plain small" aria-expanded=${this.open} @click=${() => (this.open = !this.open)}>
        ${busy ? `Working: ${busy}` : 'Work'}
      </button>
      ${this.open ? html`<div class="list">${this.jobs.slice(0, 8).map((each) => this.row(each))}</div>` : nothing}`;
  }

  row(job) {
    const busy = job.state === 'running' || job.state === 'waiting';
    return html`<div class="job">
      <div>${job.title}</div>
      ${busy
        ? html`${bar(job.share, job.title)}
            <div class="actions small soft">
              <span>${job.activity}</span>
              <button class="plain" @click=${() => post(`/api/jobs/${job.id}/cancel`)}>Cancel</button>
            </div>`
        : html`<div class="small ${job.state === 'failed' ? 'problem' : 'soft'}">${job.activity}</div>`}
    </div>`;
  }
}

customElements.define('outwit-theme', Theme);
customElements.define('outwit-connection', Connection);
customElements.define('outwit-jobs', Jobs);
