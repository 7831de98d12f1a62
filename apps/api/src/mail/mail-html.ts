import { product } from '@app/contract/product';
import { type MailContent, mailFooter } from './mail-content.ts';
import { mailStyle, darkStyle } from './mail-style.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const paragraph = (text: string) => `<p class="ink" style="${mailStyle.paragraph}">${escape(text)}</p>`;
const note = (text: string) => `<p class="muted" style="${mailStyle.note}">${escape(text)}</p>`;
const fact = ({ label, value }: { label: string; value: string }) =>
  `<tr>
    <td class="muted" style="${mailStyle.factLabel}">${escape(label)}</td>
    <td class="ink" style="${mailStyle.factValue}">${escape(value)}</td>
  </tr>`;
const factTable = (facts: MailContent['facts'] = []) =>
  facts.length === 0
    ? ''
    : `<table role="presentation" class="sunken" style="${mailStyle.facts}">${facts.map(fact).join('')}</table>`;

/**
 * Tables and inline styles, because mail clients support little else; no remote images, so that opening
 * the mail is not tracked. The classes are for the dark theme only.
 */
export const mailHtml = ({
  subject,
  preview,
  heading,
  greeting,
  paragraphs,
  facts,
  button,
  notes,
}: MailContent) =>
  `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${escape(subject)}</title>
    <style>${darkStyle}</style>
  </head>
  <body class="page" style="${mailStyle.page}">
    <div style="${mailStyle.preview}">${escape(preview)}</div>
    <table role="presentation" class="page" style="${mailStyle.frame}">
      <tr>
        <td align="center" style="${mailStyle.margin}">
          <table role="presentation" style="${mailStyle.column}">
            <tr>
              <td style="${mailStyle.logo}">
                <span class="leaf" style="${mailStyle.leaf}"></span>
                <span class="ink" style="${mailStyle.name}">${product.name}</span>
              </td>
            </tr>
            <tr>
              <td class="card" style="${mailStyle.card}">
                <h1 class="ink" style="${mailStyle.heading}">${escape(heading)}</h1>
                ${[greeting, ...paragraphs].map(paragraph).join('')}
                ${factTable(facts)}
                <table role="presentation" style="${mailStyle.buttonRow}">
                  <tr>
                    <td class="button" style="${mailStyle.buttonCell}">
                      <a class="on-button" href="${escape(button.url)}" style="${mailStyle.button}">${escape(button.label)}</a>
                    </td>
                  </tr>
                </table>
                ${notes.map(note).join('')}
              </td>
            </tr>
            <tr>
              <td class="muted" style="${mailStyle.footer}">
                ${mailFooter.sender}<br />
                ${mailFooter.help}
                <a class="link" href="mailto:${mailFooter.address}" style="${mailStyle.link}">${mailFooter.address}</a>.
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
