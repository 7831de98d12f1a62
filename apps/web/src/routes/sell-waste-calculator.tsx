import { Calculator } from '#web/features/directory/calculator/components/calculator.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { calculatorText } from '#web/messages/calculator.ts';

export const headers = publicPage;
export const meta = () => [
  ...pageTitle(calculatorText.title),
  { name: 'description', content: calculatorText.description },
  { tagName: 'link', rel: 'canonical', href: '/sell-waste/kalkulator' },
];

export default function SellWasteCalculatorPage() {
  return <Calculator />;
}
