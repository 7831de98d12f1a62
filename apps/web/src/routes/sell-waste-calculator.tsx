import { Calculator } from '#web/features/directory/calculator/components/calculator.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { calculatorText } from '#web/messages/calculator.ts';

export const headers = publicPage;
export const meta = () =>
  pageMeta({
    title: calculatorText.title,
    description: calculatorText.description,
    path: '/sell-waste/kalkulator',
  });

export default function SellWasteCalculatorPage() {
  return <Calculator />;
}
