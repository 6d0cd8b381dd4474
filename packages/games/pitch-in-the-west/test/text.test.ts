import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { pitchInTheWestModule } from '../src/index.ts'
import { LONGER, VARIANTS } from './towns.ts'
